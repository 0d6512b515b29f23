/**
 * A price watch over goods (BEY-05, BEY-06, P-22): the rule as one sentence, the line that is dragged
 * on the history, when it would have fired, and how its owner hears of it. Everything but saving
 * works without an account; signing in on the way leaves what was edited as it is (AMB-68).
 */
import { useState } from 'react';
import type { Watch } from '#contract/alert/watch.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Problem } from '../form/problem.tsx';
import { PriceRow } from '../price/price.tsx';
import { VerdictLine } from '../price/verdict.tsx';
import { PushOffer } from './push-offer.tsx';
import { useReach } from './use-reach.ts';
import type { Reach } from './use-reach.ts';
import { useWatch } from './use-watch.ts';
import type { WatchForm } from './use-watch.ts';
import { WatchChart } from './watch-chart.tsx';
import { WatchFires } from './watch-fires.tsx';
import { WatchOptions } from './watch-options.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import { Suggestions } from './suggestions.tsx';
import type { WatchSubject } from './watch-subject.ts';

interface WatchDialogProps {
  goods: WatchSubject;
  watch: Watch | undefined;
  onSaved: (watch: Watch) => void;
  onClose: () => void;
}

export function WatchDialog({ goods, watch, onSaved, onClose }: WatchDialogProps) {
  const form = useWatch(goods, watch);
  const reach = useReach();
  const [saved, setSaved] = useState<Watch>();
  const done = (made: Watch, close: () => void) => {
    onSaved(made);
    if (reach.mayOfferPush) return setSaved(made);
    toast(t(watch ? 'watch.saved' : 'watch.started'));
    close();
  };
  if (saved) return <PushOffer watch={saved} goods={goods} reach={reach} onClose={onClose} />;
  return (
    <Modal title={t('watch.open')} isSheet onClose={onClose}>
      {(close) => (
        <>
          <div className="wsheet__b">
            <div className="wprod">
              <Picture url={goods.cover} size={{ width: 120, height: 120 }} />
              <p>
                <WholeWords text={goods.name} />
              </p>
              <PriceRow card={{ ...goods, originAmount: null }} size={18} />
              <VerdictLine of={goods} />
            </div>
            <RuleSentence goods={goods} form={form} />
            {form.preview ? (
              <Body form={form} preview={form.preview} reach={reach} />
            ) : (
              <Waiting form={form} />
            )}
          </div>
          <Foot
            form={form}
            reach={reach}
            isNew={!watch}
            onCancel={close}
            onSave={() => withLogin(() => form.save((made) => done(made, close), close), 'watch')}
          />
        </>
      )}
    </Modal>
  );
}

function Body({
  form,
  preview,
  reach,
}: {
  form: WatchForm;
  preview: NonNullable<WatchForm['preview']>;
  reach: Reach;
}) {
  return (
    <>
      <div className="wmain" aria-busy={form.isStale}>
        <WatchChart
          preview={preview}
          rule={form.rule}
          onTarget={(targetAmount) => form.change({ targetAmount })}
        />
        {form.rule.kind !== 'ENDS' && <WatchFires preview={preview} rule={form.rule} />}
        <Problem text={form.failed?.message} />
      </div>
      <div className="wside">
        {form.rule.kind === 'TARGET_PRICE' && (
          <Suggestions
            preview={preview}
            rule={form.rule}
            onTake={(targetAmount) => form.change({ targetAmount })}
          />
        )}
        <WatchOptions form={form} preview={preview} reach={reach} />
      </div>
    </>
  );
}

/** Before the first preview: its place, or why it does not come. */
function Waiting({ form }: { form: WatchForm }) {
  if (!form.failed)
    return (
      <div className="wmain" aria-busy="true">
        <div className="sk wmain__sk" />
        <p className="sr" role="status">
          {t('list.loading')}
        </p>
      </div>
    );
  return (
    <div className="wmain">
      <Problem text={form.failed.message} />
      <button className="btn btn--line" type="button" onClick={form.retry}>
        {t('list.retry')}
      </button>
    </div>
  );
}

interface FootProps {
  form: WatchForm;
  reach: Reach;
  isNew: boolean;
  onCancel: () => void;
  onSave: () => void;
}

function Foot({ form, reach: { quiet }, isNew, onCancel, onSave }: FootProps) {
  return (
    <div className="wsheet__f">
      <div className="wsheet__say">
        <Problem text={form.refused?.message} />
        {quiet?.enabled && !form.refused && (
          <p className="t12">{t('watch.quiet', { from: quiet.fromTime, to: quiet.toTime })}</p>
        )}
      </div>
      <button className="btn btn--quiet" type="button" onClick={onCancel}>
        {t('watch.cancel')}
      </button>
      <button
        className="btn btn--go"
        type="button"
        aria-disabled={form.busy || !form.preview}
        onClick={() => form.preview && onSave()}
      >
        <Icon name="bell-ring" />
        {form.busy ? t('watch.saving') : t(isNew ? 'watch.start' : 'watch.save')}
      </button>
    </div>
  );
}
