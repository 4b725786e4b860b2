// A person's own part of the seed: nobody else can have foreseen it, so nobody can have chosen the dice.

export function luckyWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
