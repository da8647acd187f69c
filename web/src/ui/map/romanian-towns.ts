/** A municipality for orientation on the map; coordinates in degrees, to a kilometre. */
export type Town = {
  name: string
  lat: number
  lon: number
  /** 0 large cities, 1 other seats of counties, 2 the rest. */
  rank: 0 | 1 | 2
}

/** Name, latitude, longitude; a star marks the seat of a county, two a large city. */
const rows = `
Adjud|46.1|27.18
Aiud|46.31|23.72
Alba Iulia*|46.07|23.57
Alexandria*|43.97|25.33
Arad**|46.19|21.31
Bacău**|46.57|26.91
Baia Mare**|47.66|23.58
Beiuș|46.67|22.35
Bistrița*|47.13|24.49
Blaj|46.18|23.92
Botoșani*|47.74|26.67
Brad|46.13|22.79
Brașov**|45.65|25.6
Brăila*|45.27|27.97
București**|44.43|26.1
Buzău*|45.15|26.82
Bârlad|46.23|27.67
Băilești|44.02|23.35
Calafat|43.99|22.94
Caracal|44.11|24.35
Caransebeș|45.41|22.22
Carei|47.69|22.47
Cluj-Napoca**|46.78|23.61
Codlea|45.7|25.45
Constanța**|44.18|28.63
Craiova**|44.32|23.8
Curtea de Argeș|45.14|24.68
Câmpia Turzii|46.54|23.88
Câmpina|45.13|25.73
Câmpulung|45.28|25.05
Câmpulung Moldovenesc|47.53|25.56
Călărași*|44.2|27.34
Dej|47.14|23.88
Deva*|45.88|22.9
Dorohoi|47.95|26.4
Drobeta-Turnu Severin*|44.63|22.66
Drăgășani|44.66|24.26
Fetești|44.37|27.83
Focșani*|45.7|27.18
Făgăraș|45.84|24.97
Fălticeni|47.46|26.3
Galați**|45.44|28.04
Gheorgheni|46.72|25.61
Gherla|47.03|23.91
Giurgiu*|43.89|25.97
Hunedoara|45.75|22.9
Huși|46.67|28.06
Iași**|47.16|27.58
Lugoj|45.69|21.91
Lupeni|45.36|23.22
Mangalia|43.82|28.58
Marghita|47.35|22.34
Medgidia|44.25|28.27
Mediaș|46.16|24.36
Miercurea Ciuc*|46.36|25.81
Moinești|46.48|26.49
Moreni|44.98|25.64
Motru|44.8|22.97
Odorheiu Secuiesc|46.31|25.3
Oltenița|44.09|26.64
Onești|46.25|26.77
Oradea**|47.05|21.94
Orăștie|45.84|23.2
Orșova|44.73|22.4
Pașcani|47.25|26.72
Petroșani|45.42|23.37
Piatra-Neamț*|46.93|26.37
Pitești*|44.86|24.88
Ploiești*|44.94|26.02
Reghin|46.78|24.7
Reșița*|45.29|21.9
Roman|46.93|26.94
Roșiori de Vede|44.11|24.99
Râmnicu Sărat|45.38|27.05
Râmnicu Vâlcea*|45.11|24.37
Rădăuți|47.85|25.92
Salonta|46.8|21.66
Satu Mare*|47.8|22.88
Sebeș|45.96|23.57
Sibiu**|45.79|24.15
Sighetu Marmației|47.93|23.9
Sfântu Gheorghe*|45.87|25.79
Sighișoara|46.22|24.79
Slatina*|44.43|24.36
Slobozia*|44.56|27.38
Suceava**|47.67|26.28
Săcele|45.62|25.7
Tecuci|45.85|27.43
Timișoara**|45.76|21.23
Toplița|46.92|25.35
Tulcea*|45.18|28.79
Turda|46.57|23.79
Turnu Măgurele|43.75|24.87
Târgoviște*|44.93|25.46
Târgu Jiu*|45.04|23.28
Târgu Mureș**|46.54|24.56
Târgu Secuiesc|46|26.13
Târnăveni|46.33|24.3
Urziceni|44.72|26.64
Vaslui*|46.64|27.73
Vatra Dornei|47.35|25.35
Vulcan|45.38|23.29
Zalău*|47.18|23.06
`

export const romanianTowns: readonly Town[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', lat, lon] = row.split('|')
    const rank = name.endsWith('**') ? 0 : name.endsWith('*') ? 1 : 2
    return { name: name.replace(/\*+$/, ''), lat: Number(lat), lon: Number(lon), rank }
  })
