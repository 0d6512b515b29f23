/**
 * Secrets for the encryption of single fields (rows LAY-08..11; docs/api-conventions.md,
 * Encryption).
 */
import Type from 'typebox';
import { defineCall, NoAsk } from '../define.ts';

export const publicKey = defineCall({
  name: 'secret.public-key',
  id: 'API-01',
  method: 'GET',
  path: '/saas-integration-service/secret-keys/public-key',
  who: 'anyone',
  doc: 'The public key of this installation, SPKI in base64. It changes only when the installation rotates it.',
  ask: NoAsk,
  answer: Type.Object({
    keyId: Type.String(),
    algorithm: Type.Literal('RSA-OAEP-256'),
    publicKey: Type.String({ description: 'SPKI, base64' }),
  }),
  cacheSeconds: 60,
});

export const current = defineCall({
  name: 'secret.current',
  id: 'API-02',
  method: 'GET',
  path: '/saas-integration-service/secret-keys',
  who: 'anyone',
  also: ['/saas-integration-service/secret-keys/current'],
  doc:
    'A fresh 256-bit secret for this client, to be stored until it expires. Also the separate fetch of the specification (API-03, P-01, LAY-10). ' +
    'AES-256-CBC; key and IV come from it by HKDF-SHA-256. TLS is the real protection.',
  ask: NoAsk,
  answer: Type.Object({
    keyId: Type.String(),
    secretKey: Type.String({ description: '32 bytes, base64' }),
    expireTime: Type.Integer({ description: 'Epoch milliseconds' }),
  }),
});
