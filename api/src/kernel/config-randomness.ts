/** Settings of the public randomness beacon that decides draws (docs/fairness.md). */
import { address, ConfigError } from './setting.ts';
import type { Environment } from './setting.ts';

/** Servers of one beacon, and what tells it from every other. */
export interface RandomnessSource {
  readonly urls: readonly string[];
  readonly chainHash: string;
  readonly publicKey: string;
}

/** drand quicknet, as its operators publish it (https://docs.drand.love). */
const QUICKNET = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
};

/** Absent: lotteries are sealed by this site alone. */
export function randomness(env: Environment): RandomnessSource | undefined {
  const urls = (env.RANDOMNESS_URL ?? '')
    .split(',')
    .map((url) => address({ RANDOMNESS_URL: url.trim() }, 'RANDOMNESS_URL'))
    .filter((url) => url !== undefined);
  if (urls.length === 0) return undefined;
  const chainHash = env.RANDOMNESS_CHAIN || QUICKNET.chainHash;
  const publicKey = env.RANDOMNESS_KEY || QUICKNET.publicKey;
  if (!/^[0-9a-f]{64}$/.test(chainHash))
    throw new ConfigError('RANDOMNESS_CHAIN must be the hash of a chain: 64 hexadecimal digits.');
  if (!/^[0-9a-f]{192}$/.test(publicKey))
    throw new ConfigError('RANDOMNESS_KEY must be a public key: 192 hexadecimal digits.');
  if ((chainHash === QUICKNET.chainHash) !== (publicKey === QUICKNET.publicKey))
    throw new ConfigError(
      'RANDOMNESS_CHAIN and RANDOMNESS_KEY belong together: set both, or neither for drand quicknet.',
    );
  return { urls, chainHash, publicKey };
}
