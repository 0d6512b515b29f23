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
  return text.split(/(\{\w+\})/).map((piece, at) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return <Fragment key={at}>{name === undefined ? piece : parts[name]}</Fragment>;
  });
}
