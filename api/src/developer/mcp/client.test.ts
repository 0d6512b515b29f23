/**
 * The tools as the official client of the Model Context Protocol finds them, over HTTP and over
 * standard input and output.
 */
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { beforeAll, expect, test } from 'vitest';
import { NOTICE } from '#contract/developer/tool.ts';
import { buildDeal, buildGoods, setPrice } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { settleDeals } from '../../content/index.ts';

const world = await makeWorld({ env: { API_RATE_LIMIT: '1000' } });
let address = '';
let code = '';
beforeAll(async () => {
  const ctx = await world.ctx();
  const spec = {
    name: 'Sonar headphones',
    price: 700_00,
    was: 1000_00,
    verdict: 'VERIFIED' as const,
    real: 0.3,
  };
  const goods = await buildGoods(ctx, spec);
  await setPrice(ctx, goods, spec);
  const deal = await buildDeal(ctx, goods, { title: 'Sonar headphones' });
  code = goods.code;
  await ctx.emit({ topic: 'goods.changed', goodsIds: [goods.id] });
  await settleDeals(ctx, [deal.id]);
  await world.jobQueue.workAll();
  address = await world.app.server.listen({ port: 0, host: '127.0.0.1' });
});

/**
 * What an agent would do; the client checks each structured answer against the schema of its tool.
 */
async function walk(transport: Transport): Promise<void> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  try {
    expect(client.getServerVersion()).toMatchObject({ name: 'khum' });
    expect(client.getInstructions()).toContain(NOTICE);
    const { tools } = await client.listTools();
    expect(tools.map((one) => one.name)).toEqual([
      'search_deals',
      'search_products',
      'price_history',
      'verdict',
      'coupons',
    ]);
    const found = await client.callTool({
      name: 'search_deals',
      arguments: { query: 'headphones' },
    });
    expect(found.structuredContent).toMatchObject({
      items: [
        {
          goodsCode: code,
          price: { amount: 700_00, seenAt: world.clock.now().toISOString() },
          url: expect.stringContaining('/content/'),
        },
      ],
    });
    for (const [name, given] of Object.entries({
      price_history: { product: code },
      verdict: { product: code, language: 'en' },
      coupons: {},
      search_products: { query: 'Sonar' },
    })) {
      const result = await client.callTool({ name, arguments: given });
      expect(result.isError, name).toBeFalsy();
      expect((result.content as { text: string }[])[0]?.text, name).toContain(NOTICE);
    }
    expect(
      (await client.callTool({ name: 'verdict', arguments: { product: 'no-such' } })).isError,
    ).toBe(true);
    await expect(client.callTool({ name: 'buy_it', arguments: {} })).rejects.toThrow(
      /no such tool/,
    );
  } finally {
    await client.close();
  }
}

test('BEY-18: the official client uses every tool over streamable HTTP', () =>
  walk(new StreamableHTTPClientTransport(new URL('/mcp?tenant=TH', address)) as Transport));

test('BEY-18: the official client uses every tool over standard input and output', () =>
  walk(
    new StdioClientTransport({
      command: process.execPath,
      args: ['bin/mcp.ts', '--url', address, '--tenant', 'TH'],
      cwd: path.join(import.meta.dirname, '../../../..'),
      stderr: 'ignore',
    }),
  ));
