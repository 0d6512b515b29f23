/**
 * Mentions in a text: what is being typed after an @, what choosing a user makes of it, and which
 * are links (COMM-09).
 */

interface Mentioned {
  readonly userId: string;
  readonly nickname: string;
}

/** The text between an @ and the caret; null when no mention is being typed. */
export function typedMention(
  text: string,
  caret: number,
): { from: number; keyword: string } | null {
  const found = /(?:^|[\s(])@([^\s@]{1,20}(?: [^\s@]{1,20})?)$/u.exec(text.slice(0, caret));
  const keyword = found?.[1];
  return keyword === undefined ? null : { from: caret - keyword.length - 1, keyword };
}

/** The text with the user in place of what was typed, and where the caret goes. */
export function withMention(
  text: string,
  from: number,
  caret: number,
  nickname: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${nickname} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** Of the users who were chosen, those whose mention is still there. */
export function stillMentioned(text: string, chosen: readonly Mentioned[]): string[] {
  return [
    ...new Set(
      chosen.filter(({ nickname }) => text.includes(`@${nickname}`)).map(({ userId }) => userId),
    ),
  ];
}

/** A text cut where mentions begin and end; the longest name wins. */
export function partsOf(
  text: string,
  users: readonly Mentioned[],
): { text: string; userId?: string }[] {
  const byLength = [...users].sort((a, b) => b.nickname.length - a.nickname.length);
  const parts: { text: string; userId?: string }[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const user =
      text[at] === '@'
        ? byLength.find(({ nickname }) => text.startsWith(nickname, at + 1))
        : undefined;
    if (!user) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) parts.push({ text: plain });
    plain = '';
    parts.push({ text: `@${user.nickname}`, userId: user.userId });
    at += user.nickname.length + 1;
  }
  return plain ? [...parts, { text: plain }] : parts;
}
