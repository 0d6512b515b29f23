export async function benchImport(): Promise<void> {}
