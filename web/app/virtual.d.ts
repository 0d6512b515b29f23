declare module 'virtual:khum-calls' {
  /** Name of a call → `METHOD /path/{hole}`. */
  export const callTable: Readonly<Record<string, string>>;
}
declare module 'virtual:khum-later-calls' {
  /** The same for calls that most visits never make. */
  export const callTable: Readonly<Record<string, string>>;
  /** Those of them with values in the answer that can be encrypted. */
  export const encrypted: readonly string[];
}
interface ImportMeta {
  /** Of the builder: whether this is the server's build. */
  readonly env: { readonly SSR: boolean };
}
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
