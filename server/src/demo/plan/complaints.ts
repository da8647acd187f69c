import type { ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'

/** A complaint of the demo, told relative to the day of the demo. */
export interface ComplaintPlan {
  type: string
  /** Days before today on which it came, at an hour of the day. */
  daysAgo: number
  hour: number
  description: string
  street: string
  number: string
  locality: string
  /** Thousandths of a degree north and east of the institution's centre. */
  north: number
  east: number
  becomes: ComplaintStatus
  answer?: string
  authority?: string
  /** It has a photo; `shown`: of which a copy is shown to the public. */
  photo?: 'kept' | 'shown'
  comments?: readonly { text: string; isPublic: boolean }[]
  supporters?: number
  origin?: 'portal' | 'phone' | 'counter'
}

const at = (street: string, number = '', locality = ''): Pick<ComplaintPlan, 'street' | 'number' | 'locality'> => ({
  street,
  number,
  locality,
})
const road = 'Drumuri, gropi, trotuare'
const light = 'Iluminat public'
const water = 'Apă și canalizare'
const waste = 'Salubritate și deșeuri'

/** Complaints of „Comuna Dealu Florilor”: of every status, on its map. */
export const dealuFlorilorComplaints: readonly ComplaintPlan[] = [
  { type: road, daysAgo: 27, hour: 9, description: 'Groapă adâncă în fața grădiniței, mașinile ies pe contrasens.', ...at('Strada Școlii', '2'), north: 3, east: 2, becomes: 'resolved', answer: 'Groapa a fost astupată; se toarnă asfalt la primăvară.', photo: 'kept' },
  { type: waste, daysAgo: 26, hour: 12, description: 'Moloz aruncat pe malul pârâului.', ...at('Strada Morii', '', 'Fântâna Veche'), north: -7, east: 6, becomes: 'resolved', answer: 'Molozul a fost ridicat, iar contravenientul amendat.' },
  { type: 'Câini fără stăpân', daysAgo: 25, hour: 8, description: 'O haită de cinci câini în stația de microbuz.', ...at('Strada Principală', '52'), north: 1, east: -5, becomes: 'resolved', answer: 'Câinii au fost preluați de adăpostul județean.' },
  { type: road, daysAgo: 24, hour: 17, description: 'Trotuar surpat la intersecția cu DN1, pe partea drumului național.', ...at('Drumul Național', '1'), north: 9, east: -9, becomes: 'notaccepted', answer: 'Drumul național este în administrarea CNAIR.', authority: 'Compania Națională de Administrare a Infrastructurii Rutiere' },
  { type: 'Tulburarea liniștii publice', daysAgo: 23, hour: 23, description: 'Muzică tare la bar după ora 23, în fiecare sâmbătă.', ...at('Piața Centrală', '4'), north: 0, east: 1, becomes: 'declined', answer: 'La cele trei verificări nu s-a constatat depășirea nivelului de zgomot.' },
  { type: light, daysAgo: 21, hour: 19, description: 'Toată ulița e în beznă de la podeț încolo.', ...at('Strada Salciei', '14'), north: -2, east: 3, becomes: 'resolved', answer: 'Au fost înlocuite trei lămpi.', photo: 'kept' },
  { type: 'Parcări și vehicule abandonate', daysAgo: 20, hour: 10, description: 'Autoturism fără numere lăsat de astă-vară lângă dispensar.', ...at('Strada Principală', '64'), north: 1, east: -8, becomes: 'in_progress' },
  { type: 'Construcții fără autorizație', daysAgo: 19, hour: 11, description: 'Se ridică o anexă lipită de gardul nostru, fără panou de șantier.', ...at('Strada Fabricii', '4', 'Crângul Nou'), north: 8, east: 7, becomes: 'in_progress' },
  { type: road, daysAgo: 17, hour: 7, description: 'Gropi pe toată strada după lucrările la apă; ultima, de o jumătate de metru.', ...at('Strada Teilor', '3'), north: 4, east: -4, becomes: 'in_progress', photo: 'shown', supporters: 3, comments: [{ text: 'Constructorul trebuie să refacă îmbrăcămintea până la 1 decembrie.', isPublic: false }, { text: 'Am cerut constructorului să refacă strada. Revenim cu data.', isPublic: true }] },
  { type: 'Altă problemă', daysAgo: 16, hour: 14, description: 'Vreau să îmi retrag cererea, s-a rezolvat între vecini.', ...at('Strada Liliacului', '9'), north: -4, east: -3, becomes: 'canceled', answer: 'Anulată la cererea petentului.', origin: 'counter' },
  { type: 'Spații verzi, arbori periculoși', daysAgo: 14, hour: 16, description: 'Plop uscat, aplecat peste aleea spre școală.', ...at('Aleea Cireșilor', '16'), north: 2, east: 6, becomes: 'in_progress', photo: 'kept' },
  { type: 'Mobilier urban, locuri de joacă', daysAgo: 13, hour: 18, description: 'Leagăn rupt în parcul central.', ...at('Parcul central'), north: 1, east: 3, becomes: 'resolved', answer: 'Leagănul a fost schimbat.', origin: 'phone' },
  { type: 'Siguranță publică / vandalism', daysAgo: 11, hour: 9, description: 'Geamuri sparte la stația de autobuz.', ...at('Strada Principală', '22'), north: 0, east: 4, becomes: 'in_progress' },
  { type: 'Semnalizare rutieră lipsă/deteriorată', daysAgo: 9, hour: 8, description: 'Lipsește indicatorul „Cedează trecerea”.', ...at('Strada Fabricii', '1', 'Crângul Nou'), north: 7, east: 8, becomes: 'in_progress' },
  { type: light, daysAgo: 9, hour: 20, description: 'Stâlpul de lângă școală nu luminează de trei seri, iar copiii ies la 18:30 pe întuneric.', ...at('Strada Școlii', '10'), north: 3, east: 4, becomes: 'in_progress', photo: 'shown', supporters: 1, comments: [{ text: 'Stâlpul 114 este pe contractul de întreținere; electricianul are lămpi în stoc.', isPublic: false }] },
  { type: water, daysAgo: 4, hour: 10, description: 'Capac de canal lipsă în mijlocul drumului.', ...at('Strada Principală', '40'), north: -1, east: -1, becomes: 'in_progress', photo: 'kept' },
  { type: waste, daysAgo: 4, hour: 11, description: 'Containerele nu au mai fost golite de zece zile.', ...at('Strada Cireșilor', '28'), north: -5, east: -6, becomes: 'in_progress' },
  { type: 'Persoane vulnerabile / asistență', daysAgo: 3, hour: 13, description: 'Bătrâna de la numărul 17 nu a mai fost văzută de duminică și nu are căldură.', ...at('Strada Viilor', '17', 'Fântâna Veche'), north: -8, east: 3, becomes: 'in_progress', origin: 'phone' },
  { type: light, daysAgo: 2, hour: 21, description: 'Lampa pâlpâie și bâzâie toată noaptea.', ...at('Aleea Cireșilor', '4'), north: 2, east: 5, becomes: 'open' },
  { type: waste, daysAgo: 2, hour: 9, description: 'Saci de gunoi lăsați lângă troiță.', ...at('', '', 'Fântâna Veche'), north: -9, east: 5, becomes: 'open', photo: 'kept' },
  { type: road, daysAgo: 1, hour: 15, description: 'S-a deschis o groapă nouă lângă cea de la numărul 3.', ...at('Strada Teilor', '5'), north: 4, east: -4, becomes: 'open' },
  { type: 'Siguranță publică / vandalism', daysAgo: 1, hour: 17, description: 'Bănci rupte și sticle sparte în parc.', ...at('Parcul central'), north: 1, east: 3, becomes: 'open' },
  { type: water, daysAgo: 1, hour: 8, description: 'Țeavă spartă, apa curge pe drum de azi-dimineață.', ...at('Drumul Fântânii', '7'), north: -2, east: 6, becomes: 'open', photo: 'kept' },
]

/** Complaints of „Orașul Valea Albă”: others, fewer, and elsewhere. */
export const valeaAlbaComplaints: readonly ComplaintPlan[] = [
  { type: road, daysAgo: 18, hour: 9, description: 'Denivelare la trecerea de pietoni din piață.', ...at('Piața Primăverii', '3'), north: 1, east: 1, becomes: 'resolved', answer: 'Denivelarea a fost frezată.' },
  { type: light, daysAgo: 12, hour: 20, description: 'Bloc fără iluminat în curtea interioară.', ...at('Strada Izvorului', '12'), north: -3, east: 2, becomes: 'in_progress', photo: 'shown' },
  { type: waste, daysAgo: 8, hour: 10, description: 'Tomberon ars la colț.', ...at('Strada Brazilor', '5'), north: 2, east: -3, becomes: 'declined', answer: 'Tomberonul aparține asociației de proprietari.' },
  { type: water, daysAgo: 3, hour: 11, description: 'Presiune foarte mică la etajele superioare.', ...at('Strada Izvorului', '20'), north: -4, east: 2, becomes: 'in_progress' },
  { type: road, daysAgo: 1, hour: 12, description: 'Bordură căzută în stație.', ...at('Bulevardul Gării', '1'), north: 4, east: 4, becomes: 'open' },
]
