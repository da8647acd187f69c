/** The secret with which programs of tests and measurements seal and sign. */
export const testSecrets = { secret: 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3', oldSecrets: [] }
