/** A sentence whose placeholders are elements: its words may stand in any order in a language. */
import { Fragment } from 'react';
import type { ReactNode } from 'react';

export function Filled({
  text,
  parts,
}: {
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}) {
  return text.split(/(\{\w+\}[,.]?)/).map((piece, at) => {
    const [, name, sign] = /^\{(\w+)\}(.?)$/.exec(piece) ?? [];
    if (name === undefined) return <Fragment key={at}>{piece}</Fragment>;
    // a comma never begins a line
    if (sign)
      return (
        <span key={at} className="nowrap">
          {parts[name]}
          {sign}
        </span>
      );
    return <Fragment key={at}>{parts[name]}</Fragment>;
  });
}
