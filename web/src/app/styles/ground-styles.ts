// Styles of every page, of the portal's first one too.
import '@mantine/core/styles/baseline.layer.css'
import '../../ui/theme/theme.css'
import '../../ui/reading/reading.css'
import './arrival.css'
