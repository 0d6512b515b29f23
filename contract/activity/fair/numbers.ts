/** Every draw is one of so many numbers, 0000 to 9999; a prize is a range of them. */
export const NUMBERS = 10_000;
