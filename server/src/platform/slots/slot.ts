declare const held: unique symbol

/**
 * A list that an earlier module declares and later ones fill, so that it reaches them without importing them.
 */
export interface Slot<Value> {
  readonly name: string
  readonly [held]?: (value: Value) => Value
}

/** A value in a slot. */
export interface Fill {
  readonly slot: object
  readonly value: unknown
}

/** Gives the values of a slot, in the order of the modules that filled it. */
export type Filled = <Value>(slot: Slot<Value>) => Value[]

export const declareSlot = <Value>(name: string): Slot<Value> => ({ name })

export const fill = <Value>(slot: Slot<Value>, value: NoInfer<Value>): Fill => ({ slot, value })

export const filledBy =
  (fills: readonly Fill[]): Filled =>
  <Value>(slot: Slot<Value>) =>
    fills.flatMap((one) => (one.slot === slot ? [one.value as Value] : []))
