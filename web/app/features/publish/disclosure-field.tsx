/** What ties the author to the seller (BEY-11): always asked, shown to every reader. */
import { DISCLOSURES } from '#contract/content/kind.ts';
import { t } from '../../lib/message.ts';
import { Problem } from '../form/problem.tsx';
import type { Kind, Words, Wrong } from './form.ts';
import { saidOf } from './said-of.ts';

interface DisclosureFieldProps {
  kind: Kind;
  words: Words;
  wrong: Wrong;
  onType: (change: Partial<Words>) => void;
}

export function DisclosureField({ kind, words, wrong, onType }: DisclosureFieldProps) {
  return (
    <fieldset className="pub__set" aria-describedby="pub-tie">
      <legend className="field__l">{t('publish.disclosure')}</legend>
      <p className="field__hint" id="pub-tie">
        {t('publish.disclosure.hint')}
      </p>
      {DISCLOSURES.map((one) => (
        <label className="check" key={one}>
          <input
            type="radio"
            name="disclosure"
            value={one}
            checked={words.disclosure === one}
            disabled={kind === 'DEAL' && one === 'EMPLOYEE'}
            onChange={() => onType({ disclosure: one })}
          />
          <span>
            {t(`publish.disclosure.${one}`)}
            {kind === 'DEAL' && one === 'EMPLOYEE' && (
              <span className="field__hint"> {t('publish.wrong.merchant')}</span>
            )}
          </span>
        </label>
      ))}
      <Problem text={saidOf(wrong.disclosure)} />
    </fieldset>
  );
}
