/**
 * Templates of messages: words in three languages with `{holes}`, checked against each other when
 * they are compiled.
 */
import { LANGUAGES } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';

/** What a message says in one language. Every text may have holes. */
export interface Words {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown large, to be read or typed: a code, a price. */
  readonly figure?: string;
  /** A link to follow; `url` is a hole that holds the address. */
  readonly button?: { readonly text: string; readonly url: string };
  /** Small, below: a warning, or why this message came. */
  readonly foot: string;
  /** The whole short message; absent: this message is only mailed. */
  readonly sms?: string;
}

type Choices = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<Language, string>>>>>
>;

export interface Template<Hole extends string = string, Chosen extends Choices = Choices> {
  readonly holes: readonly Hole[];
  /** Holes that the caller fills with one of these names, and the message with its words. */
  readonly choices: Chosen;
  readonly words: Readonly<Record<Language, Words>>;
}

type HolesIn<Text> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HolesIn<Rest>
  : never;
type Texts<Said> = Said extends string
  ? Said
  : Said extends object
    ? { [Key in keyof Said]: Texts<Said[Key]> }[keyof Said]
    : never;
/** The words, where none of their holes is unknown. */
type Checked<Said, Hole extends string> = [HolesIn<Texts<Said>>] extends [Hole]
  ? Said
  : { readonly unknownHole: Exclude<HolesIn<Texts<Said>>, Hole> };

/** Declares a template; a hole in its words that is not among `holes` does not compile. */
export function defineTemplate<
  const Hole extends string,
  const Said extends Readonly<Record<Language, Words>>,
  const Chosen extends Choices = Record<never, never>,
>(template: {
  readonly holes: readonly Hole[];
  readonly choices?: Chosen;
  readonly words: Said & Checked<Said, Hole>;
}): Template<Hole, Chosen> {
  return { choices: {} as Chosen, ...template };
}

/** What a caller gives for the holes of a template. */
export type HolesOf<T> =
  T extends Template<infer Hole, infer Chosen>
    ? { readonly [Name in Hole]: Name extends keyof Chosen ? keyof Chosen[Name] & string : string }
    : never;

/** The words in one language, all holes filled with plain text. */
export function fill(
  template: Template,
  lang: Language,
  given: Readonly<Record<string, string>>,
): Words {
  const values = Object.fromEntries(
    template.holes.map((hole) => [hole, valueOf(template, lang, hole, given[hole])]),
  );
  const say = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_whole, hole: string) => values[hole] as string);
  const { subject, title, paragraphs, figure, button, foot, sms } = template.words[lang];
  return {
    subject: say(subject),
    title: say(title),
    paragraphs: paragraphs.map(say),
    foot: say(foot),
    ...(figure === undefined ? {} : { figure: say(figure) }),
    ...(button === undefined ? {} : { button: { text: say(button.text), url: say(button.url) } }),
    ...(sms === undefined ? {} : { sms: say(sms) }),
  };
}

/**
 * One line of visible characters: what a person wrote can neither end a header nor hide the rest of
 * a text.
 */
function valueOf(
  template: Template,
  lang: Language,
  hole: string,
  given: string | undefined,
): string {
  if (given === undefined) throw new Error(`The hole ${hole} is empty.`);
  const choice = template.choices[hole];
  if (!choice) return oneLine(given);
  const chosen = Object.hasOwn(choice, given) ? choice[given] : undefined;
  if (!chosen) throw new Error(`${given} is no choice for the hole ${hole}.`);
  return chosen[lang];
}

export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim();
}

/** Every text of a template with its place: for tests. */
export function textsOf(
  template: Template,
): { readonly lang: Language; readonly place: string; readonly text: string }[] {
  return LANGUAGES.flatMap((lang) => {
    const { button, paragraphs, ...rest } = template.words[lang];
    const all = {
      ...rest,
      ...Object.fromEntries(paragraphs.map((text, at) => [`paragraph ${at}`, text])),
      ...(button ? { button: button.text, url: button.url } : {}),
    };
    return Object.entries(all).map(([place, text]) => ({ lang, place, text }));
  });
}
