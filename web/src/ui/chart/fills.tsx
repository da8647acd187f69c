import type { Drawn } from './chart-data.ts'

/** The size of a pattern, and what is drawn in it. They differ without colours too. */
const patterns = [
  undefined,
  { size: 5, turned: 45, draw: (ink: string) => <rect width={2} height={5} fill={ink} /> },
  { size: 4, turned: 0, draw: () => null },
  { size: 6, turned: 0, draw: (ink: string) => <circle cx={3} cy={3} r={1.3} fill={ink} /> },
  {
    size: 6,
    turned: 45,
    draw: (ink: string) => (
      <>
        <rect width={1.4} height={6} fill={ink} />
        <rect width={6} height={1.4} fill={ink} />
      </>
    ),
  },
] as const

/** The patterns that `looksOf` names. */
export function Fills({ id, drawn }: { id: string; drawn: readonly Drawn[] }) {
  const bars = drawn.filter(({ as }) => as === 'bar')
  return (
    <defs>
      {bars.map(({ label, bad }, place) => {
        const pattern = patterns[bad && place === 0 ? 1 : place % patterns.length]
        if (pattern === undefined) return null
        const ink = bad ? 'var(--bad-line)' : 'var(--blue)'
        return (
          <pattern
            key={label}
            id={`${id}-${place}`}
            width={pattern.size}
            height={pattern.size}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${pattern.turned})`}
          >
            <rect width={pattern.size} height={pattern.size} fill="var(--card)" />
            {pattern.draw(ink)}
          </pattern>
        )
      })}
    </defs>
  )
}
