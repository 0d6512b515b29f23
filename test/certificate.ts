/**
 * A certificate for loopback that signs itself, created for each test run: no key lies in the
 * repository.
 */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(objectId('06082a8648ce3d040302')); // ecdsa-with-SHA256
  const name = sequence(
    tag(0x31, sequence(objectId('0603550403'), tag(0x0c, Buffer.from('localhost')))),
  );
  const validity = sequence(
    tag(0x17, Buffer.from('200101000000Z')),
    tag(0x17, Buffer.from('491231235959Z')),
  );
  const names = sequence(
    tag(0x82, Buffer.from('localhost')),
    tag(0x87, Buffer.from([127, 0, 0, 1])),
  );
  const extensions = tag(0xa3, sequence(sequence(objectId('0603551d11'), tag(0x04, names)))); // subjectAltName
  const version = tag(0xa0, tag(0x02, Buffer.from([2])));
  const serial = tag(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const body = sequence(
    version,
    serial,
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = tag(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const der = sequence(body, algorithm, signature)
    .toString('base64')
    .replace(/(.{64})/g, '$1\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`,
  };
}

/** One element of DER: tag, length, content. */
function tag(kind: number, content: Buffer): Buffer {
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([kind, ...length]), content]);
}

function sequence(...items: readonly Buffer[]): Buffer {
  return tag(0x30, Buffer.concat(items));
}

function objectId(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
