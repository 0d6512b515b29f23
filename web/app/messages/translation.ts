/** Checks a translation against the English source. */
export type Translation<Source extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Source]: string;
};
