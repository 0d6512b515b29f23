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
declare module 'virtual:khum-words' {
  type Part = import('./messages/en/index.ts').MessagePart;
  /** Brings a part of the sentences. */
  export type Loader = () => Promise<Readonly<Record<string, string>>>;
  /** Of each language its first part, which brings how the others come. */
  export const firstWords: Readonly<
    Record<
      import('#contract/language.ts').Language,
      () => Promise<{
        readonly first: Readonly<Record<string, string>>;
        readonly later: Readonly<Record<Exclude<Part, 'first'>, Loader>>;
      }>
    >
  >;
}
declare module 'virtual:khum-page-words' {
  /** Name of a page → the parts of the sentences that it says besides the first. */
  export const pageWords: Readonly<
    Record<string, readonly import('./messages/en/index.ts').MessagePart[]>
  >;
  /** Name of a page → the style sheets that draw what it shows besides the first. */
  export const pageSheets: Readonly<
    Record<string, readonly import('./lib/later-styles.ts').LaterSheet[]>
  >;
}
interface ImportMeta {
  /** Of the builder: whether this is the server's build. */
  readonly env: { readonly SSR: boolean };
}
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
