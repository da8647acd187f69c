/**
 * The library of schemas would try whether it may make programs of text. Our policy forbids it to every document, and each try
 * would be reported as a breach. It is told before any schema is made; main.tsx imports no schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
