/** `npm run activities`: the desk of bonuses, from the draft to the payment (OPS-62). */
import { readFileSync } from 'node:fs';
import {
  checkOrder,
  deskActivity,
  deskOrders,
  importReport,
  makeBonusDraft,
  payOrders,
  publishPlain,
  readPayee,
  returnOrder,
} from '#api/activity/index.ts';
import type { DeskOrder, OperatorReason, ReportOutcome } from '#api/activity/index.ts';
import { BONUS_ORDER_STATES, RETURN_REASONS } from '#contract/activity/bonus.ts';
import type { BonusOrderState } from '#contract/activity/bonus.ts';
import { moneyText, typedAmount } from '#contract/money.ts';
import { misuse, print, printJson, say } from '../command.ts';
import type { Asked, Commands } from './command.ts';
import { draftIn } from './draft-file.ts';

const REASONS = RETURN_REASONS.filter((one) => one !== 'ACCOUNT_CLOSED');

export const bonus: Commands = {
  'make-bonus': {
    usage: 'make-bonus FILE.json --tenant TH',
    does: 'stores a draft of a bonus; docs/activities.md shows a file',
    words: [1, 1],
    place: 'region',
    run: async ({ ctx, words: [file = ''], values, actor }) => {
      const id = await makeBonusDraft(ctx, draftIn(file), { actor });
      if (values.json) printJson({ id: String(id) });
      say(`Draft ${id} is stored. It is public with: npm run activities -- publish-bonus ${id}`);
      return 0;
    },
  },
  'publish-bonus': {
    usage: 'publish-bonus ID',
    does: 'shows it, and puts its budget into the ledger',
    words: [1, 1],
    place: 'activity',
    run: async ({ ctx, words: [given = ''], values, actor }) => {
      const { id } = await deskActivity(ctx, given, 'BONUS');
      await publishPlain(ctx, id, 'BONUS', { actor });
      if (values.json) printJson({ id: String(id), state: 'PUBLISHED' });
      say(`${id} is public: /activity/bonus/${id}`);
      return 0;
    },
  },
  orders: {
    usage: `orders ID [--state ${BONUS_ORDER_STATES.join('|')}] [--payable]`,
    does: 'what was handed in for a bonus; --payable: what waits for its money alone',
    words: [1, 1],
    place: 'activity',
    run: list,
  },
  check: {
    usage: 'check ID ORDER [--amount 1290.50] [--reason WORDS]',
    does: 'you found the order; with what was really paid, if it is another amount',
    words: [2, 2],
    place: 'activity',
    run: async ({ ctx, words: [, order = ''], values, actor }) => {
      const amount =
        values.amount === undefined ? undefined : typedAmount(values.amount, ctx.tenant.currency);
      if (amount === null) misuse('activities', `${values.amount} is no amount`);
      await checkOrder(ctx, {
        actor,
        orderId: numberOf(order),
        ...(amount && { amount }),
        ...(values.reason !== undefined && { reason: values.reason }),
      });
      return done(values.json, { order }, `Order ${order} is found.`);
    },
  },
  return: {
    usage: `return ID ORDER --because ${REASONS.join('|')} [--reason WORDS]`,
    does: 'nothing is paid for it; its shopper reads why, and the words too',
    words: [2, 2],
    place: 'activity',
    run: async ({ ctx, words: [, order = ''], values, actor }) => {
      const reason = REASONS.find((one) => one === values.because?.toUpperCase());
      if (reason === undefined) misuse('activities', `Say why: --because ${REASONS.join('|')}`);
      const given = { actor, orderId: numberOf(order), reason: reason as OperatorReason };
      await returnOrder(ctx, { ...given, ...(values.reason && { note: values.reason }) });
      return done(values.json, { order, reason }, `Order ${order} is returned.`);
    },
  },
  pay: {
    usage: 'pay ID --reference WORDS [ORDER…]',
    does: 'writes down that orders were paid, all that wait for it or those you name',
    words: [1, 1000],
    place: 'activity',
    run: pay,
  },
  'import-report': {
    usage: 'import-report ID PLATFORM FILE.csv [--dry-run] [--reference NAME]',
    does: 'checks orders against a report of a network, and returns what was cancelled',
    words: [3, 3],
    place: 'activity',
    run: importIn,
  },
  payee: {
    usage: 'payee ACCOUNT --reason WORDS --tenant TH',
    does: 'where somebody is paid; who asked and why is written down',
    words: [1, 1],
    place: 'region',
    run: async ({ ctx, words: [account = ''], values, actor }) => {
      const reason = values.reason ?? misuse('activities', 'Say why: --reason WORDS');
      const payee = await readPayee(ctx, { actor, accountId: numberOf(account), reason });
      if (values.json) printJson(payee);
      else if (payee) print(Object.values(payee).filter(Boolean).join('  '));
      else say('There is no payee.');
      return payee ? 0 : 1;
    },
  },
};

function numberOf(word: string): number {
  const number = Number(word);
  return Number.isSafeInteger(number) && number > 0
    ? number
    : misuse('activities', `${word} is no number of an order or account`);
}

function done(json: boolean | undefined, answer: object, sentence: string): number {
  if (json) printJson(answer);
  say(sentence);
  return 0;
}

async function list({ ctx, words: [given = ''], values }: Asked): Promise<number> {
  const { id } = await deskActivity(ctx, given, 'BONUS');
  const state = values.state?.toUpperCase();
  if (state !== undefined && !(BONUS_ORDER_STATES as readonly string[]).includes(state))
    misuse('activities', `There is no state ${values.state}`);
  const found = await deskOrders(ctx, {
    activityId: id,
    ...(state !== undefined && { status: state as BonusOrderState }),
    ...(values.payable && { isPayable: true }),
  });
  for (const one of found)
    if (values.json) printJson({ tenant: ctx.tenant.id, ...one });
    else print(lineOf(ctx, one));
  if (found.length === 0 && !values.json) say('None.');
  return 0;
}

function lineOf({ tenant }: Asked['ctx'], one: DeskOrder): string {
  const money = (amount: number) => moneyText(amount, tenant.currency);
  const found = one.check_report ?? (one.checked_at ? 'by hand' : 'not found yet');
  return [
    String(one.id).padStart(6),
    one.status.padEnd(12),
    one.platform.padEnd(8),
    one.order_no,
    `${money(one.amount)} → ${money(one.bonus_amount)}`,
    one.nickname,
    one.return_reason ?? found,
    one.pay_by ? `to be paid by ${one.pay_by}` : '',
    one.payee ? `${one.payee.kind} …${one.payee.accountNo}` : 'no payee',
  ].join('  ');
}

async function pay({ ctx, words: [given = '', ...orders], values, actor }: Asked): Promise<number> {
  const reference = values.reference ?? misuse('activities', 'Say which: --reference WORDS');
  const { id } = await deskActivity(ctx, given, 'BONUS');
  const orderIds =
    orders.length > 0
      ? orders.map(numberOf)
      : (await deskOrders(ctx, { activityId: id, isPayable: true })).map((one) => one.id);
  const { paid, aside } = await payOrders(ctx, { actor, activityId: id, orderIds, reference });
  if (values.json) printJson({ paid, aside });
  else for (const { orderId, why } of aside) print(`order ${orderId}: ${why}`);
  say(`${paid.length} paid, ${aside.length} set aside.`);
  return aside.length > 0 ? 1 : 0;
}

async function importIn({ ctx, words, values, actor }: Asked): Promise<number> {
  const [given = '', platform = '', file = ''] = words;
  const { id } = await deskActivity(ctx, given, 'BONUS');
  const bytes = readFileSync(file);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isDryRun = values['dry-run'] ?? false;
  const outcome = await importReport(ctx, {
    actor,
    activityId: id,
    platform,
    name: values.reference ?? file.replace(/^.*[/\\]/, ''),
    text: new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes),
    isDryRun,
  });
  if (values.json) printJson(outcome);
  else for (const line of linesOf(outcome)) print(line);
  const { changes, same, unknown, aside } = outcome;
  say(
    `${changes.length} ${isDryRun ? 'would change' : 'changed'}, ${same} as before, ${unknown} that nobody handed in, ${aside.length} set aside.`,
  );
  return aside.length > 0 ? 1 : 0;
}

const linesOf = ({ changes, aside }: ReportOutcome): string[] => [
  ...changes.map(
    ({ line, orderId, orderNo, becomes }) =>
      `line ${line}, order ${orderId} ${orderNo}: ${becomes}`,
  ),
  ...aside.map(({ line, why }) => `line ${line}: ${why}`),
];
