/** Apart from the schemas, because pages need it with their first script. */

/** Characters of what is pasted to be checked that are read. */
export const PASTED_MAX = 2000;
