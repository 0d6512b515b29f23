/** Which item a row is about: its id, name and address, or why that is unknown. */
import type { Condition } from '#contract/catalog/condition.ts';
import { LIMITS } from '../limits.ts';
import { conditionOf, isGone } from '../parse/kind.ts';
import { parseLink } from '../parse/link.ts';
import { isNothing } from '../parse/nothing.ts';
import { cleanLine } from '../parse/text.ts';
import type { Cells } from './cells.ts';
import { problem } from './context.ts';
import type { Gone, Problem } from './context.ts';
import { externalIdOf } from './identity.ts';

export interface Item {
  readonly externalId: string;
  readonly name: string;
  /** Empty where the row has no address. */
  readonly url: string;
  readonly condition: Condition | null;
}

const UNFIT = /[\u0000-\u001f\u007f\ufffd]/;

const LINK_REASONS = {
  'not an address': 'url.invalid',
  'not http or https': 'url.scheme',
  'with a password': 'url.password',
  'too long': 'url.too_long',
} as const;

/** The item of the row at hand. */
export function itemOf(cells: Cells): Item | Gone | Problem {
  const { say } = cells;
  const idText = say('id').trim();
  const id = isNothing(idText) ? '' : idText;
  if (isGone(say('action'))) return goneOf(cells, id);
  const name = nameOf(cells);
  if (typeof name !== 'string') return id === '' ? name : { ...name, externalId: id };
  const urlText = say('url');
  let url = '';
  if (urlText !== '' && !isNothing(urlText)) {
    const link = parseLink(urlText);
    if ('wrong' in link) return problem('url', LINK_REASONS[link.wrong], urlText);
    url = link.url;
  }
  if (id === '' && url === '') return problem('url', 'id.missing', urlText);
  if (id.length > LIMITS.word || UNFIT.test(id)) return problem('id', 'id.unusable', id);
  const conditionText = say('condition');
  const condition = conditionOf(isNothing(conditionText) ? '' : conditionText, name);
  return { externalId: externalIdOf(id, url), name, url, condition };
}

function goneOf({ say }: Cells, id: string): Gone | Problem {
  const url = parseLink(say('url'));
  return id === '' && 'wrong' in url
    ? problem('row', 'id.missing', say('action'))
    : { gone: externalIdOf(id, 'wrong' in url ? '' : url.url) };
}

function nameOf({ say, isUnknownItem }: Cells): string | Problem {
  const titleText = say('title');
  // bytes that were no text in the feed's encoding; in a description they are left out, in a
  // title they ruin it
  if (titleText.includes('\ufffd')) return problem('title', 'encoding.invalid', titleText);
  const name = cleanLine(titleText);
  if (name === '' || isNothing(name))
    return problem('title', isUnknownItem() ? 'title.unknown_item' : 'title.missing', say('id'));
  return name;
}
