/** What a newcomer must know of the demo to sign in. */
export interface DemoIntroduction {
  /** Tags of the two demo institutions. The first is the main one, which also answers on the bare host. */
  tags: readonly [string, string]
  signInNames: readonly string[]
  password: string
}
