/** Light border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code from its rows ('1' = dark); black on white in both themes, as readers need it. */
export function QrPicture({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * QUIET_ZONE
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${run.length}v1h-${run.length}z`,
    ),
  )
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={runs.join('')} fill="#000" />
    </svg>
  )
}
