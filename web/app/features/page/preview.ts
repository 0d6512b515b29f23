/**
 * Messages of the editor's preview (LOW-04, AMB-52): `{ type: 'lowcode-preview', page }`, from this
 * origin alone. Pure.
 */
import type { Page } from '#contract/page/page.ts';

export const PREVIEW_TYPE = 'lowcode-preview';
export const PREVIEW_ACK = 'lowcode-preview-ack';

/** The page of a message, or undefined when it is none of ours. */
export function pageIn(
  event: { readonly origin: string; readonly data: unknown },
  origin: string,
): Page | undefined {
  if (event.origin !== origin) return undefined;
  const { type, page } = (event.data ?? {}) as { type?: unknown; page?: Partial<Page> };
  if (
    type !== PREVIEW_TYPE ||
    typeof page !== 'object' ||
    page === null ||
    !Array.isArray(page.modules)
  )
    return undefined;
  return {
    id: '0',
    code: 'preview',
    type: 'COMMON_PAGE',
    title: '',
    background: null,
    bare: false,
    updateTime: new Date(0).toISOString(),
    ...page,
  } as Page;
}
