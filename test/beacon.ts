/**
 * A public randomness beacon on this machine, in the protocol of drand with real signatures; a test says up to which
 * round it has published.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { afterAll } from 'vitest';
import { DOMAIN, messageOfRound, randomnessOf } from '#contract/activity/fair/beacon.ts';
import type { Beacon } from '#contract/activity/fair/terms.ts';

export interface TestBeacon {
  readonly beacon: Beacon;
  /** What makes a Khum use it. */
  readonly env: Record<string, string>;
  /** The last round that is published. */
  published: number;
  /** How it answers instead; undefined: as it should. */
  fault: 'down' | 'forged' | 'another round' | 'not json' | undefined;
  asked: number;
}

export async function startBeacon(genesis: Date, periodS = 1): Promise<TestBeacon> {
  const { shortSignatures: bls } = bls12_381;
  const { secretKey } = bls.keygen();
  const beacon: Beacon = {
    chainHash: 'c4'.repeat(32),
    publicKey: bls.getPublicKey(secretKey).toHex(),
    periodS,
    genesisS: Math.floor(genesis.getTime() / 1000),
  };
  const signatureOf = (round: number) =>
    bls.sign(bls.hash(messageOfRound(round), DOMAIN), secretKey).toHex();
  const state: TestBeacon = { beacon, env: {}, published: 0, fault: undefined, asked: 0 };
  const server = createServer((request, response) => {
    state.asked += 1;
    const [, chain, , number] = (request.url ?? '').split('/');
    const round = Number(number) + (state.fault === 'another round' ? 1 : 0);
    response.setHeader('content-type', 'application/json');
    if (state.fault === 'down' || chain !== beacon.chainHash) return response.writeHead(502).end();
    if (state.fault === 'not json') return response.end('<html>');
    if (request.url?.endsWith('/info'))
      return response.end(
        JSON.stringify({
          public_key: beacon.publicKey,
          period: beacon.periodS,
          genesis_time: beacon.genesisS,
          hash: beacon.chainHash,
          schemeID: 'bls-unchained-g1-rfc9380',
        }),
      );
    if (round > state.published) return response.writeHead(425).end('{}');
    const signature = signatureOf(state.fault === 'forged' ? round + 1_000 : round);
    return response.end(JSON.stringify({ round, signature, randomness: randomnessOf(signature) }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  Object.assign(state.env, {
    RANDOMNESS_URL: `http://127.0.0.1:${port}`,
    RANDOMNESS_CHAIN: beacon.chainHash,
    RANDOMNESS_KEY: beacon.publicKey,
  });
  return state;
}
