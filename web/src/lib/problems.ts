// What went wrong, in words for who reads the page.

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
