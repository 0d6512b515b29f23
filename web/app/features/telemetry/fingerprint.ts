/**
 * What kind of device this is (TEL-07, AMB-65): coarse traits always; canvas, WebGL and fonts only
 * after consent, as digests. Used against abuse alone; the server keeps nothing but a digest of the
 * whole.
 */
import type { Fingerprint } from '#contract/telemetry/event.ts';

const FONTS = [
  'Arial',
  'Courier New',
  'Georgia',
  'Helvetica Neue',
  'Noto Sans Thai',
  'Roboto',
  'Segoe UI',
  'Tahoma',
  'Thonburi',
  'Times New Roman',
  'Verdana',
];

interface AgentData {
  readonly platform?: string;
  readonly brands?: readonly { readonly brand: string; readonly version: string }[];
}

export async function fingerprint(hasConsent: boolean): Promise<Fingerprint> {
  return hasConsent ? { ...coarse(), ...(await fine()) } : coarse();
}

function coarse(): Fingerprint {
  const agent = navigator.userAgent;
  const [browser, browserVersion] = browserOf(agent);
  const [os, osVersion] = osOf(agent);
  const brand =
    (navigator as { userAgentData?: AgentData }).userAgentData?.brands?.at(-1)?.brand ?? '';
  return {
    os,
    osVersion,
    device: /Mobi/.test(agent) ? 'phone' : /Tablet|iPad/.test(agent) ? 'tablet' : 'desktop',
    brand,
    model: /Android [\d.]+; ([^;)]+)/.exec(agent)?.[1] ?? '',
    browser,
    browserVersion,
    engine: /Gecko\/\d/.test(agent)
      ? 'Gecko'
      : /AppleWebKit/.test(agent) && !/Chrom/.test(agent)
        ? 'WebKit'
        : 'Blink',
    screenWidth: screen.width,
    screenHeight: screen.height,
    pixelRatio: devicePixelRatio,
    colorDepth: screen.colorDepth,
    touchPoints: navigator.maxTouchPoints,
    language: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function browserOf(agent: string): [name: string, version: string] {
  const found =
    /(Edg|OPR|SamsungBrowser|Firefox|Chrome)\/([\d.]+)/.exec(agent) ??
    /(Safari)\/([\d.]+)/.exec(agent);
  return [found?.[1] ?? '', found?.[2] ?? ''];
}

function osOf(agent: string): [name: string, version: string] {
  const found = /(Android) ([\d.]+)|(iPhone OS|CPU OS|Mac OS X|Windows NT) ([\d._]+)|(Linux)/.exec(
    agent,
  );
  return [
    found?.[1] ?? found?.[3] ?? found?.[5] ?? '',
    (found?.[2] ?? found?.[4] ?? '').replaceAll('_', '.'),
  ];
}

async function fine(): Promise<Fingerprint> {
  return {
    canvas: await canvasDigest(),
    webgl: await digest(webglName()),
    fonts: FONTS.filter((font) => document.fonts.check(`12px "${font}"`)),
  };
}

async function canvasDigest(): Promise<string> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.font = '16px serif';
  context.fillText('Khum คุ้ม 12:34', 2, 20);
  return digest(canvas.toDataURL());
}

function webglName(): string {
  const gl = document.createElement('canvas').getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  return gl && info
    ? `${gl.getParameter(info.UNMASKED_VENDOR_WEBGL)} ${gl.getParameter(info.UNMASKED_RENDERER_WEBGL)}`
    : '';
}

/** Where the page is reached without HTTPS there are no digests, and so nothing of this. */
async function digest(text: string): Promise<string> {
  if (text === '' || !globalThis.crypto?.subtle) return '';
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
