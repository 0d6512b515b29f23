/**
 * A select of many with a filter (UI-04, CONST-21): a combobox with a list of options after the
 * ARIA pattern. What is typed filters 300 ms later; what is chosen is shown above as tags, ten at
 * most and then how many more. Arrows and pages move, Enter chooses, Escape closes, Backspace in an
 * empty field takes the last one back.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { SELECT } from '#contract/constants.ts';
import { t } from '../lib/message.ts';
import { Icon } from './icon/icon.tsx';
import { foldTags, matching, movedTo } from './select-rules.ts';
import type { Option } from './select-rules.ts';

interface SelectProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

export function Select({ label, options, chosen, onChange }: SelectProps) {
  const id = useId();
  const [values, setValues] = useChosen(chosen);
  const [text, setText] = useState('');
  const sought = useSettled(text);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const found = matching(options, sought);
  const at = Math.min(active, found.length - 1);
  useEffect(() => {
    if (isOpen) (list.current?.children[at] ?? list.current)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, at]);

  function toggle(value: string) {
    const next = values.includes(value)
      ? values.filter((one) => one !== value)
      : [...values, value];
    setValues(next);
    onChange(next);
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }
  function onKeyDown(event: KeyboardEvent) {
    const moved = movedTo(event.key, at, found.length);
    if (moved !== undefined) {
      setOpen(true);
      setActive(moved);
    } else if (event.key === 'Enter') {
      const option = isOpen ? found[at] : undefined;
      if (option) toggle(option.value);
    } else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Backspace' && text === '' && values.length > 0)
      toggle(values.at(-1) as string);
    else return;
    // the form, the page and a dialog around do nothing of their own
    event.preventDefault();
  }
  return (
    <div
      className="select"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <Tags options={options} values={values} onRemove={toggle} />
      <input
        className="input"
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && at >= 0 ? `${id}${at}` : undefined}
        autoComplete="off"
        placeholder={label}
        maxLength={60}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <ul
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        className="select__list"
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          found.map((option, index) => (
            <Choice
              key={option.value}
              id={`${id}${index}`}
              option={option}
              isChosen={values.includes(option.value)}
              isActive={index === at}
              onTap={() => toggle(option.value)}
            />
          ))}
      </ul>
      <p className={isOpen && found.length === 0 ? 'select__none' : 'sr'} role="status">
        {isOpen &&
          (found.length === 0
            ? t('select.none')
            : sought !== '' && t('select.found', { n: found.length }))}
      </p>
    </div>
  );
}

interface ChoiceProps {
  id: string;
  option: Option;
  isChosen: boolean;
  isActive: boolean;
  onTap: () => void;
}

function Choice({ id, option, isChosen, isActive, onTap }: ChoiceProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      className={isActive ? 'is-active' : undefined}
      // the field keeps the focus
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTap}
    >
      <Icon name="check" size={16} />
      <span>{option.label}</span> {option.note && <small className="num">{option.note}</small>}
    </li>
  );
}

function Tags({
  options,
  values,
  onRemove,
}: {
  options: readonly Option[];
  values: readonly string[];
  onRemove: (value: string) => void;
}) {
  const { shown, folded } = foldTags(values);
  if (values.length === 0) return null;
  return (
    <ul className="select__tags">
      {shown.map((value) => {
        const name = options.find((option) => option.value === value)?.label ?? value;
        return (
          <li key={value}>
            <button
              type="button"
              aria-label={t('select.remove', { name })}
              onClick={() => onRemove(value)}
            >
              {name}
              <Icon name="x" size={14} />
            </button>
          </li>
        );
      })}
      {folded > 0 && (
        <li className="select__more">
          <span aria-hidden="true">+{folded}</span>
          <span className="sr">{t('select.more', { n: folded })}</span>
        </li>
      )}
    </ul>
  );
}

/** What is chosen: at once what was tapped, later what the page says. */
function useChosen(chosen: readonly string[]) {
  const [values, setValues] = useState(chosen);
  const joined = chosen.join('\n');
  useEffect(() => setValues(joined === '' ? [] : joined.split('\n')), [joined]);
  return [values, setValues] as const;
}

/** The text once nothing more was typed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SELECT.filterDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
