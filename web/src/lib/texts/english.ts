/**
 * The shape the English texts must have for given Romanian ones: the same keys, without the plural form
 * `_few`, which English does not have. A missing or a surplus key does not compile.
 */
export type English<T> = {
  [K in keyof T as K extends `${string}_few` ? never : K]: T[K] extends string ? string : English<T[K]>
}
