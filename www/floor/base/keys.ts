/**
 * The keys of a table of the sources, which has no others than its type says: not for values from
 * elsewhere.
 */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
