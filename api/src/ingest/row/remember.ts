/** Remembers what a text came to; feeds repeat brands, breadcrumbs and shops. */

const MOST = 50_000;

export function remembering<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = make(text);
      if (known.size < MOST) known.set(text, found);
    }
    return found;
  };
}
