/**
 * Ports: what a module answers for modules of lower layers, which may not import it. The type of a
 * port belongs to the module that asks; the providing module names its answer in `provides`
 * (module.ts). The composition root connects them once, and `ctx.ports` hands them out.
 *
 * A port that is a function has one provider. A port that is a table (an object) is filled by any
 * number of modules, each key by one.
 */
import type { Module } from './module.ts';

/**
 * All ports by name. The module that asks adds its own by
 * `declare module '../kernel/ports.ts' { interface Ports { … } }`.
 */
export interface Ports {}
export type PortName = keyof Ports;

/**
 * Connects the ports of these modules. Throws where two provide the same, or where nobody provides
 * what one needs: a mistake in the composition is found at start, not by the first request.
 */
export function connectPorts(modules: readonly Module[]): Ports {
  const ports: Record<string, unknown> = {};
  const providers = new Map<string, string>();
  const claim = (slot: string, module: string) => {
    const other = providers.get(slot);
    if (other !== undefined)
      throw new Error(`The modules ${other} and ${module} both provide the port ${slot}.`);
    providers.set(slot, module);
  };
  for (const { name: module, provides = {} } of modules)
    for (const [name, given] of Object.entries(provides as Record<string, unknown>)) {
      if (typeof given === 'function') {
        claim(name, module);
        ports[name] = given;
        continue;
      }
      for (const key of Object.keys(given as object)) claim(`${name}.${key}`, module);
      ports[name] = { ...(ports[name] as object), ...(given as object) };
    }
  for (const { name: module, needs = [] } of modules)
    for (const name of needs as readonly string[])
      if (!(name in ports))
        throw new Error(`The module ${module} needs the port ${name}, which no module provides.`);
  return Object.freeze(ports) as unknown as Ports;
}
