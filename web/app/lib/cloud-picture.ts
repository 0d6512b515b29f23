/**
 * Pictures that lie behind an image service of a cloud are asked of that service at the size they
 * are shown (UPL-03, AMB-77): AWS Serverless Image Handler, Alibaba OSS, Huawei OBS. Pure; an
 * address of any other host is null.
 */
import { IMAGE } from '#contract/constants.ts';

export interface PictureEdits {
  readonly width: number;
  readonly height: number;
  /** `cover` cuts what is over, `contain` fills up with the background. */
  readonly fit?: 'cover' | 'contain';
  /** `RRGGBB` */
  readonly background?: string;
  readonly format?: 'webp' | 'jpg';
}

export function cloudPicture(text: string, edits: PictureEdits): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // a signed address holds only as it is
  if ([...url.searchParams.keys()].some((name) => /signature|accesskeyid|^x-amz-/i.test(name)))
    return null;
  if (/\.oss-[\w-]+\.aliyuncs\.com$/.test(url.hostname))
    return processed(url, 'x-oss-process', edits);
  if (/\.obs\.[\w-]+\.myhuaweicloud\.com$/.test(url.hostname))
    return processed(url, 'x-image-process', edits);
  return serverless(url, edits);
}

/** OSS and OBS speak alike: `image/resize,m_fill,w_300,h_300/format,webp/quality,q_75`. */
function processed(
  url: URL,
  parameter: string,
  { width, height, fit = 'cover', background, format = 'webp' }: PictureEdits,
): string {
  const mode = fit === 'cover' ? 'm_fill' : 'm_pad';
  const colour = fit === 'contain' && background ? `,color_${background}` : '';
  const query = `${parameter}=image/resize,${mode},w_${width},h_${height}${colour}/format,${format}/quality,q_${IMAGE.quality}`;
  const rest = [...url.searchParams]
    .filter(([name]) => name !== parameter)
    .map((pair) => pair.map(encodeURIComponent).join('='));
  return `${url.origin}${url.pathname}?${[...rest, query].join('&')}`;
}

/** The path is JSON in base64 that names bucket and key; its edits are ours to say. */
function serverless(
  url: URL,
  { width, height, fit = 'cover', background, format = 'webp' }: PictureEdits,
): string | null {
  const ask = decoded(url.pathname.slice(1));
  if (!ask) return null;
  const type = format === 'jpg' ? 'jpeg' : 'webp';
  const edits = {
    ...(ask.edits as object | undefined),
    resize: { width, height, fit, ...(background ? { background: rgb(background) } : {}) },
    toFormat: type,
    [type]: { quality: IMAGE.quality },
  };
  return `${url.origin}/${btoa(JSON.stringify({ ...ask, edits }))}`;
}

function decoded(path: string): Record<string, unknown> | null {
  if (!/^[A-Za-z0-9+/]{16,}=*$/.test(path)) return null;
  try {
    const value = JSON.parse(atob(path)) as Record<string, unknown>;
    return typeof value.bucket === 'string' && typeof value.key === 'string' ? value : null;
  } catch {
    return null;
  }
}

function rgb(hex: string): { r: number; g: number; b: number; alpha: number } {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return { r: at(0), g: at(2), b: at(4), alpha: 1 };
}
