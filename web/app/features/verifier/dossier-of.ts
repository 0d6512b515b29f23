/** The proof of one draw with what was promised, as the calls answer them. */
import type { Dossier, PublishedTable } from '#contract/activity/fair/dossier.ts';
import type { Terms } from '#contract/activity/fair/terms.ts';
import type { Timelock } from '#contract/activity/fair/timelock.ts';
import type { DrawProof } from '#contract/activity/proof.ts';
import type { Answer } from '#contract/calls.ts';

export function dossierOf(fairness: Answer<'lottery.fairness'>, proof: DrawProof): Dossier {
  const { termsHash, commit, genesis, tables } = fairness;
  return {
    format: 'khum-draw-1',
    terms: fairness.terms as Terms,
    termsHash,
    commit,
    genesis,
    seed: proof.serverSeed,
    timelock: fairness.timelock as Timelock | null,
    revealSignature: null,
    tables: tables.map(
      ({ version, fromDrawNo, prizes }): PublishedTable => ({
        version,
        fromDrawNo,
        prizes: prizes.map(({ prizeId, range }) => ({ prizeId, range })),
      }),
    ),
    draw: {
      drawNo: proof.drawNo,
      userHash: proof.userHash,
      userDrawNo: proof.userDrawNo,
      clientSeed: proof.clientSeed,
      askedAt: Date.parse(proof.drawTime),
      round: proof.beacon?.round ?? 0,
      signature: proof.beacon?.signature ?? null,
      previous: proof.previousHash,
      link: proof.hash,
      mac: proof.mac,
      number: proof.number,
      tableVersion: proof.tableVersion,
      prizeId: proof.prizeId,
    },
  };
}
