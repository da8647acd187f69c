/**
 * What the English texts must hold for given Romanian ones: the same keys, but for the plural form `_few`,
 * which English has not. A missing or a surplus key does not compile.
 */
export type English<T> = {
  [K in keyof T as K extends `${string}_few` ? never : K]: T[K] extends string ? string : English<T[K]>
}
