/** JSON-RPC 2.0 as the Model Context Protocol uses it: one message in, at most one out. */
import type { Language } from '#contract/language.ts';
import { NOTICE, TOOLS } from '#contract/developer/tool.ts';
import type { Tool } from '#contract/developer/tool.ts';
import { answered } from '#contract/openapi.ts';
import { Failure } from '#contract/errors.ts';
import type { Context } from '../../kernel/context.ts';
import { failureEnvelope } from '../../kernel/envelope.ts';
import { VERSION } from '../../kernel/reference.ts';
import { parseAsk } from '../../kernel/validate.ts';
import type { Asking } from '../v1/ask.ts';
import { runV1 } from '../v1/mount.ts';
import { reads } from '../v1/read.ts';
import { asText } from './as-text.ts';
import { headOf, wellFormed } from '#contract/text.ts';

/** The newest first; of one that we do not know we offer it. */
export const PROTOCOLS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

export type Id = string | number | null;
interface Response {
  readonly jsonrpc: '2.0';
  readonly id: Id;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Makes the way to ask in a region and language; undefined: there is no such region. */
export type AskIn = (
  region: string | undefined,
  language: Language | undefined,
) => Promise<Asking | undefined>;

export const CODES = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  failed: -32_603,
  busy: -32_000,
} as const;

export function rpcError(id: Id, code: number, message: string): Response {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** Answers one message; a notification has no answer. */
export async function answerMessage(
  message: unknown,
  ctx: Context,
  askIn: AskIn,
): Promise<Response | undefined> {
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return rpcError(null, CODES.request, 'Not a message.');
  const { jsonrpc, id, method, params = {} } = message as Record<string, unknown>;
  // what answers us, we never asked
  if (jsonrpc === '2.0' && method === undefined && ('result' in message || 'error' in message))
    return undefined;
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  if (jsonrpc !== '2.0' || typeof method !== 'string')
    return rpcError(known, CODES.request, 'Not a request of JSON-RPC 2.0.');
  if (id === undefined) return undefined;
  if (known === null || typeof params !== 'object' || params === null)
    return rpcError(known, CODES.request, 'A request has an id and params by name.');
  const result = (given: unknown): Response => ({ jsonrpc: '2.0', id: known, result: given });
  if (method === 'initialize') return result(greet(params as { protocolVersion?: unknown }));
  if (method === 'ping') return result({});
  if (method === 'tools/list') return result({ tools: TOOLS.map(describe) });
  if (method !== 'tools/call')
    return rpcError(known, CODES.method, `There is no method ${headOf(method, 60)}.`);
  const { name, arguments: given = {} } = params as { name?: unknown; arguments?: unknown };
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) return rpcError(known, CODES.params, 'There is no such tool.');
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return rpcError(known, CODES.params, 'Arguments are given by name.');
  return result(await use(tool, structuredClone(given) as Record<string, unknown>, ctx, askIn));
}

function greet({ protocolVersion }: { protocolVersion?: unknown }) {
  const agreed = PROTOCOLS.find((one) => one === protocolVersion) ?? PROTOCOLS[0];
  return {
    protocolVersion: agreed,
    capabilities: { tools: {} },
    serverInfo: { name: 'khum', title: 'Khum', version: VERSION },
    instructions: `Deals of South-East Asia, judged from their own price history. Tell users when a price was seen, and give its link. ${NOTICE}`,
  };
}

/** Tools only read, and nobody outside is asked. */
const HINTS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

function describe({ name, title, description, input, call }: Tool) {
  const answer = answered(call.answer) as { properties: object; required: string[] };
  return {
    name,
    title,
    description,
    inputSchema: {
      ...(answered(input) as object),
      required: requiredOf(input),
      additionalProperties: false,
    },
    outputSchema: {
      ...answer,
      properties: { notice: { type: 'string' }, ...answer.properties },
      required: ['notice', ...answer.required],
    },
    annotations: { title, ...HINTS },
  };
}

function requiredOf(input: Tool['input']): string[] {
  const { required = [], properties } = input as {
    required?: string[];
    properties: Record<string, object>;
  };
  return required.filter((name) => !('default' in (properties[name] ?? {})));
}

/** What goes wrong with a tool is reported to the model, so that it can ask better. */
async function use(tool: Tool, given: Record<string, unknown>, ctx: Context, askIn: AskIn) {
  const known = Object.keys((tool.input as unknown as { properties: object }).properties);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  // a bound under another name would be taken for met
  if (unknown.length > 0)
    return failed(
      `There is no argument ${unknown
        .map((name) => headOf(wellFormed(name), 40))
        .slice(0, 5)
        .join(', ')}. ${tool.name} takes ${known.join(', ')}.`,
    );
  try {
    const ask = parseAsk(
      { ...tool.call, name: `tool.${tool.name}`, method: 'POST', ask: tool.input },
      given,
    ) as Record<string, never>;
    const { region, language, query, product, limit, ...rest } = ask;
    const asking = await askIn(region, language);
    if (!asking) throw new Failure('tenant.unknown');
    const raw = {
      ...rest,
      ...named('q', query),
      ...named('size', limit),
      ...named(tool.name === 'coupons' ? 'goods' : 'code', product),
    };
    const found = (await runV1(reads, tool.call, asking, raw)) as object;
    return {
      content: [{ type: 'text', text: asText(tool.name, found) }],
      structuredContent: { notice: NOTICE, ...found },
    };
  } catch (error) {
    const { envelope } = failureEnvelope(error, ctx);
    if (envelope.code >= 500 && envelope.code !== 503)
      ctx.log.error({ err: error, tool: tool.name }, 'tool failed');
    const fields = envelope.fields ? ` ${JSON.stringify(envelope.fields)}` : '';
    return failed(`${envelope.errorKey}: ${envelope.message}${fields}`);
  }
}

function failed(text: string) {
  return { isError: true, content: [{ type: 'text', text }] };
}

function named(name: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [name]: value };
}
