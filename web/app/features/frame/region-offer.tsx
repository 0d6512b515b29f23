/** The way to another region, with the way to stay; its code comes where there is one to offer. */
import { ownNameOf } from '#contract/market/country.ts';
import { fillSentence } from '#contract/sentence.ts';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { hintLanguage, hintWords } from './hint-words.ts';

export interface RegionOfferProps {
  country: string;
  /** The page to come back to. */
  next: string;
  onClose: () => void;
}

export function RegionOffer({ country, next, onClose }: RegionOfferProps) {
  const lang = hintLanguage(navigator.languages);
  const words = hintWords(lang);
  return (
    <aside className="hint" lang={lang} aria-label={words['region.hint.label']}>
      <form action="/preferences" method="post">
        <input type="hidden" name="tenant" value={country} />
        <input type="hidden" name="next" value={next} />
        <button className="hint__go" type="submit">
          <Flag code={country} />
          {fillSentence(lang, words['region.hint.go'], { country: ownNameOf(country) ?? country })}
          <Icon name="chevron-right" size={16} />
        </button>
      </form>
      <button
        className="icon-btn"
        type="button"
        aria-label={words['region.hint.stay']}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </aside>
  );
}
