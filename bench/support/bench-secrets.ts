/** What every program of a measurement seals and signs with. */
export const benchSecrets = { secret: 'h6Zq0vTn3LxWb8RyEk5PmJc1DsGfUa9o', oldSecrets: [] }
