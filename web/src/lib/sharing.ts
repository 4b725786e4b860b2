// Most of what the server sends is as it was. What is equal stays the very same object, so that whatever is drawn of it
// is seen to be unchanged, and is not drawn again.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The fresh value, made of parts of the known one wherever they are equal; all of the known one if nothing differs. */
export function sharing<T>(known: unknown, fresh: T): T {
  if (Object.is(known, fresh) || !isObject(known) || !isObject(fresh)) return fresh;
  if (Array.isArray(known) !== Array.isArray(fresh)) return fresh;
  const names = Object.keys(fresh);
  let differs = names.length !== Object.keys(known).length;
  for (const name of names) {
    const value = sharing(known[name], fresh[name]);
    differs ||= !Object.is(value, known[name]) || !(name in known);
    if (!Object.is(value, fresh[name])) Object.assign(fresh, { [name]: value });
  }
  // eslint-disable-next-line no-restricted-syntax -- equal in every part, so of the same type
  return differs ? fresh : (known as T);
}
