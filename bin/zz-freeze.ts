import { writeFileSync } from 'node:fs';
