const smallest = 26
const largest = 64

/** Width of a circle in dots: its surface grows with the number, and the smallest still holds its figure. */
export const circleSize = (count: number, most: number): number =>
  Math.round(smallest + (largest - smallest) * Math.sqrt(Math.max(0, count - 1) / Math.max(1, most - 1)))
