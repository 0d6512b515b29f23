/** What a browser calls itself, in words that people know. */

interface Agent {
  readonly userAgent: string;
  readonly platform: string;
}

/** "Chrome · Windows"; what is no browser is named by its platform. */
export function placeOf({ userAgent, platform }: Agent): string {
  const browser = [
    ['Edge', /Edg/],
    ['Opera', /OPR/],
    ['Samsung Internet', /SamsungBrowser/],
    ['Firefox', /Firefox|FxiOS/],
    ['Chrome', /Chrome|CriOS/],
    ['Safari', /Safari|AppleWebKit/],
  ].find(([, mark]) => (mark as RegExp).test(userAgent))?.[0] as string | undefined;
  const system = [
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Android', /Android/],
    ['Windows', /Windows/],
    ['macOS', /Mac OS X/],
    ['Linux', /Linux/],
  ].find(([, mark]) => (mark as RegExp).test(userAgent))?.[0] as string | undefined;
  return [browser, system].filter(Boolean).join(' · ') || platform;
}
