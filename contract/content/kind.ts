/** The words of content (section 3; rows CONT-04..11). */

export const CONTENT_TYPES = [
  'YOU_DIAO',
  'ARTICLE',
  'TEXT_IMG',
  'IMG_TEXT',
  'DEAL',
  'NOTE',
] as const;
/**
 * Everything that is laid out and listed as an article; notes and deals have lists of their own.
 */
export const ARTICLE_TYPES = ['ARTICLE', 'YOU_DIAO', 'TEXT_IMG', 'IMG_TEXT'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
export const VIEWER_TYPES = [
  'ALL',
  'SELF',
  'VIEWER_SEE',
  'VIEWER_NOT_SEE',
  'GROUP_SEE',
  'GROUP_NOT_SEE',
] as const;
export type ViewerType = (typeof VIEWER_TYPES)[number];
/** -1 hidden (AMB-21), 0 unpublished, 1 published: only 1 is public. */
export const PUBLISH_STATES = { HIDDEN: -1, UNPUBLISHED: 0, PUBLISHED: 1 } as const;
export type PublishState = (typeof PUBLISH_STATES)[keyof typeof PUBLISH_STATES];
export const CONTENT_FIELDS = [
  'title',
  'subtitle',
  'shortTitle',
  'author',
  'thumbnail',
  'queryKeywords',
  'coverImage',
  'text',
  'publishTime',
  'shelved',
] as const;
export const FIELD_TYPES = [
  'TEXT',
  'PICTURE',
  'RICH_TEXT',
  'SELECT',
  'TIME',
  'CONTENT_RELATION',
  'RELATED_CONTENTS',
  'JUMP',
  'COMMODITY_RELATION',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];
/** What the author has to do with the seller; must be said on user notes and deals (BEY-11). */
export const DISCLOSURES = ['NONE', 'GIFTED', 'SPONSORED', 'AFFILIATE', 'EMPLOYEE'] as const;
export type Disclosure = (typeof DISCLOSURES)[number];

/** A type this version does not know is laid out as an article (CONT-04). */
export function contentTypeOf(code: string | null | undefined): ContentType {
  return (CONTENT_TYPES as readonly string[]).includes(code ?? '')
    ? (code as ContentType)
    : 'ARTICLE';
}
