export async function benchPrice(): Promise<void> {}
