/**
 * Where rounds of a public randomness beacon come from: any server that speaks the protocol of drand
 * (https://docs.drand.love). A round counts only with a signature that the beacon's key made, so the server need not
 * be trusted; several are asked in turn.
 */
import { areGenuine } from '#contract/activity/fair/beacon.ts';
import type { Beacon } from '#contract/activity/fair/terms.ts';
import type { RandomnessSource } from '../../kernel/config.ts';

/** What a server may take to answer; a round is asked for again. */
const LIMIT_MS = 3_000;
const MAX_BYTES = 16_384;

/** The signature of a round, checked; null where no server has it yet, or none answers. */
export async function signatureOf(
  { urls }: RandomnessSource,
  beacon: Beacon,
  round: number,
): Promise<string | null> {
  for (const url of urls) {
    const answer = await readJson(`${url}/${beacon.chainHash}/public/${round}`);
    const signature = answer?.signature;
    if (
      answer?.round === round &&
      typeof signature === 'string' &&
      /^[0-9a-f]{96}$/.test(signature) &&
      areGenuine(beacon, [{ round, signature }])
    )
      return signature;
  }
  return null;
}

/** The beacon as its servers describe it, where that is what was set up; null where none answers so. */
export async function beaconOf({
  urls,
  chainHash,
  publicKey,
}: RandomnessSource): Promise<Beacon | null> {
  for (const url of urls) {
    const info = await readJson(`${url}/${chainHash}/info`);
    const [periodS, genesisS] = [info?.period, info?.genesis_time];
    if (
      info?.hash === chainHash &&
      info.public_key === publicKey &&
      info.schemeID === 'bls-unchained-g1-rfc9380' &&
      isWhole(periodS) &&
      isWhole(genesisS)
    )
      return { chainHash, publicKey, periodS, genesisS };
  }
  return null;
}

const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0;

async function readJson(url: string): Promise<Record<string, unknown> | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (!answer.ok || answer.body === null) return null;
    let text = '';
    const decoder = new TextDecoder();
    for await (const piece of answer.body) {
      text += decoder.decode(piece as Uint8Array, { stream: true });
      if (text.length > MAX_BYTES) return null;
    }
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
