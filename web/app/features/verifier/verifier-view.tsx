/** Checks one draw or all of a lottery in the browser (BEY-13, P-23). */
import { useMemo } from 'react';
import type { Dossier } from '#contract/activity/fair/dossier.ts';
import type { Answer } from '#contract/calls.ts';
import { ClaimForm } from './claim-form.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { AllDraws, Files, OtherDraw } from './other-sources.tsx';
import { Outcome } from './outcome.tsx';
import { useVerifier } from './use-verifier.ts';

export interface VerifierData {
  readonly activity: Answer<'activity.detail'>;
  readonly fairness: Answer<'lottery.fairness'>;
  readonly prizes: Answer<'lottery.awards'>['prizes'];
  /** The draw that the address names. */
  readonly dossier: Dossier | null;
}

export function VerifierView({ activity, fairness, prizes, dossier }: VerifierData) {
  const first = useMemo(() => dossier && ({ kind: 'draw', dossier } as const), [dossier]);
  const names = useMemo(
    () => ({
      activityId: activity.id,
      title: activity.title,
      prizes: new Map(prizes.map(({ id, name }) => [id, name])),
    }),
    [activity.id, activity.title, prizes],
  );
  const isOpen = fairness.serverSeed !== null;
  const { source, shown, read } = useVerifier(first, isOpen ? fairness : null, names);
  return (
    <div className="two">
      <div>
        <Outcome shown={shown} />
      </div>
      <aside className="two__side">
        {dossier && <ClaimForm key={dossier.draw.link} dossier={dossier} onCheck={read} />}
        <AllDraws
          activityId={activity.id}
          drawCount={fairness.drawCount}
          isOpen={isOpen}
          onRead={read}
        />
        <OtherDraw onRead={read} />
        <Files source={source} onRead={read} />
        <Elsewhere />
      </aside>
    </div>
  );
}
