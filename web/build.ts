/**
 * Builds the web: the browser's files and the page renderer. `npm start` runs it when the sources
 * changed.
 */
import path from 'node:path';
import { build } from 'vite';
import { packFiles } from './pack.ts';
import { buildVerifier } from './verifier-file.ts';

const configFile = path.join(import.meta.dirname, 'vite.config.ts');
process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn' });
await buildVerifier(path.join(import.meta.dirname, 'dist/client'));
packFiles(path.join(import.meta.dirname, 'dist/client'));
// the renderer holds all languages, which Vite would mention each time
await build({ configFile, logLevel: 'error', build: { ssr: true } });
