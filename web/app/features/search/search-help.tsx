/**
 * What helps with typing (SRCH-04, SRCH-05): a combobox with a list after the ARIA pattern, under
 * the box; on a phone it fills the screen below the header. The field belongs to the frame, so it
 * is taken over by its events: what is typed stays in it whatever is opened or closed.
 */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { choiceAfter, groupsOf } from './help-rules.ts';
import { forgetSearch, searched } from './history.ts';
import { keepFocus, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { headOf } from '#contract/text.ts';

export interface SearchHelpProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The words were searched for before this came: it must not cover what was found. */
  readonly isSent: boolean;
}

export function SearchHelp({ input, isSent }: SearchHelpProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(() => !isSent && document.activeElement === input.current);
  const [typed, setTyped] = useState(() => wordsIn(input.current));
  const [active, setActive] = useState(-1);
  const [history, setHistory] = useState(searched);
  const suggestions = useSuggestions(typed);
  const groups = groupsOf(typed, suggestions, history);
  const choices = groups.flatMap((group) => group.choices);
  const at = Math.min(active, choices.length - 1);
  const isShown = isOpen && choices.length > 0;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  const open = useEffectEvent(() => {
    setTyped(wordsIn(input.current));
    setHistory(searched());
    setOpen(true);
  });
  const onInput = useEffectEvent(() => {
    open();
    setActive(-1);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // letters that are still being composed
    if (event.isComposing) return;
    const moved = choiceAfter(event.key, at, choices.length);
    if (moved !== undefined) {
      if (isShown) setActive(moved);
      else open();
    } else if (event.key === 'Enter' && isShown && at >= 0) optionAt(at)?.click();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  });
  const onSubmit = useEffectEvent(close);
  // in the list, or out of the box altogether
  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    if (!input.current?.form?.contains(event.relatedTarget as Node | null)) close();
  });
  const optionAt = (index: number) =>
    panel.current?.querySelectorAll<HTMLElement>('[role="option"]')[index];
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return;
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('focus', open, { signal });
    field.addEventListener('click', open, { signal });
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('keydown', onKeyDown, { signal });
    form.addEventListener('submit', onSubmit, { signal });
    form.addEventListener('focusout', onFocusOut, { signal });
    return () => listening.abort();
  }, [input]);
  useCombobox(input, id, isShown, at);
  useEffect(() => {
    if (isShown) optionAt(at)?.scrollIntoView({ block: 'nearest' });
  }, [isShown, at]);

  function choose(text: string | undefined) {
    if (text !== undefined && input.current) input.current.value = text;
    input.current?.blur();
    close();
  }
  function forgetWord(word?: string) {
    forgetSearch(word);
    setHistory(searched());
    input.current?.focus();
  }
  return (
    <>
      {isOpen && <CloseButton onClose={() => choose(undefined)} />}
      {isShown && (
        <div ref={panel} className="sug">
          <SuggestionList
            id={id}
            groups={groups}
            active={at}
            typed={typed}
            onChoose={choose}
            onForget={forgetWord}
          />
        </div>
      )}
      <span className="sr" role="status">
        {isShown && t('search.found', { n: choices.length })}
      </span>
    </>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      className="icon-btn only-phone"
      type="button"
      aria-label={t('search.close')}
      onPointerDown={keepFocus}
      onClick={onClose}
    >
      <Icon name="x" />
    </button>
  );
}

/** Sets the combobox attributes of the search field (ARIA). */
function useCombobox(
  input: SearchHelpProps['input'],
  id: string,
  isShown: boolean,
  at: number,
): void {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? `${id}list` : null,
      'aria-activedescendant': isShown && at >= 0 ? `${id}${at}` : null,
    };
    for (const [name, value] of Object.entries(said))
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
  }, [input, id, isShown, at]);
}

function wordsIn(field: HTMLInputElement | null): string {
  return headOf((field?.value ?? '').trim(), 200);
}
