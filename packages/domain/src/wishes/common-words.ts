/** Words that name nothing to visit, so that no place is searched by them. */
const common = new Set(
  (
    "siesta siestas nap naps noon heat bed beds thirty forty fifty sixty nobody falls fall lovers lover music opening neither raised somebody brown allow zero one two three four six seven eight nine ten eleven twelve thirteen fourteen fifteen still uses using used person fits fit dawn eager visitor visitors cities seems feeling favourites " +
    "hassle hassled hassles able about above across actually adult adults adventure adventures afford after afternoon afternoons again age aged ages ago " +
    "airport alone along already also although always among another anything apart around arrive arriving arrival aside ask away back bad " +
    "base based beautiful because been before begin behind being best better between beyond bigger birthday bit both break breakfast " +
    "bring budget busy came can cannot car careful cash centre center certain certainly change charming cheap cheaply choose city " +
    "classic close coach coaches cold come comes comfort comfortable coming company cool cosy could country couple course crowd crowded crowds curious daily " +
    "date dates day days dear decent deep definitely departure different difficult dinner dinners dislike doing done door down dress drive driver driving " +
    "each early earlier easily easy eat eating either else end ending enjoy enough especially evening evenings ever every everybody everyone everything " +
    "everywhere exactly expect expensive experience explain explained explore exploring extra face fall family famous fancy far fast favourite favorite feel feet festive few " +
    "fill final find fine finish first fit five flight flights flat fly food foodie forget four free fresh friend friends from full fun further general gentle " +
    "gentler getting gift give given gladly glass going good grand great group grown guide guided guides half hand hands happens happy hard hardly have having " +
    "head hear heart help here hidden high hire hired holiday holidays home honest honestly honeymoon hope hoping hotel hotels hour hours house however hundred husband " +
    "idea ideally important include included indoors inside instead interested into itself join just keen keep kept kids kind know known large last " +
    "late later lazy learn least leave leaving left leisurely less level life light like likes line list little live lived local locals long longer look looking lots " +
    "love loved lovely loves luggage lunch lunches luxury made main make making many map maybe meal meals mean meet memorable middle might mind minutes modern " +
    "moment moments money month months more morning mornings most mostly mother mother's move moving much must name near nearby need needs never next " +
    "nice night nights none normal nothing often older once only onto open order other others ourselves outdoor outdoors outside over overnight " +
    "pace packed pair parents part partner party past pay people perfect perhaps person pick place places plan planned plans please plenty point possible possibly prefer " +
    "pretty price prices private probably problem proper properly public put queue queues quick quickly quiet quite rather reach read ready real really rent rental " +
    "rest restaurant restaurants retired return returning rich right road roads room rooms round route rush safe same save say season second see seeing seen self " +
    "serious seven several share sharing short should show shows side sight sights simple simply single sister sit sitting sleep slow slowly small smart " +
    "some somebody someone something sometimes somewhere soon sort special spend spending spent splurge spot spots standing start starting starts stay staying steep step steps " +
    "stop stopover stops stories story straight strictly strong student stuff such sure table tables take takes taking talk taste tell than thank thanks that their them then " +
    "there these they thing things think thirties this those three through ticket tickets till time times tired today together tonight " +
    "total tour tourist tourists touristy tours town trap traps travel traveller travelling travels treat trip trips true trying twenty twice type under unhurried until upon used useful " +
    "usual usually vegan vegetarian very visit visiting visits wait walk walking want wanted wants warm wear weather wedding week weekend weeks welcome well went were what " +
    "when where which while whole wife will wish wishes with within without women woman work worth would year years young younger your yourself " +
    "north south east west northern southern eastern western monday tuesday wednesday thursday friday saturday sunday " +
    "january february march april june july august september october november december spring summer autumn winter " +
    "euro euros dollars pounds wheelchair allergy allergic coeliac gluten halal kosher fortieth fiftieth sixtieth thirtieth anniversary proposal " +
    "seated forties fifties sixties seventies teenagers teenager teenage teens toddler toddlers child children kid baby son daughter boys girls sons daughters " +
    "circus style level taking anyone exciting interesting amazing spectacular stunning iconic must highlights highlight sightseeing attraction attractions " +
    "hate loves driver's everybody's fish meat pork bread wind windy rain rainy snow sun sunny hot dark truly whatever alive rented touch trying tried " +
    "knee knees stairs climb climbing steps cobbles cobbled allowed available bags booked book booking broke catch caught cover died direct rooms suits suit suite " +
    "watch watching hang hanging drink drinking drinks bite bites snack snacks sweet atmosphere atmospheric authentic views scenery landscape landscapes nature culture history " +
    "modest moderate fairly cost costs splash hobby hobbies colleague colleagues brother brothers cousin cousins grandparents grandchildren grandmother grandfather"
  ).split(" "),
);

export function isCommonWord(word: string): boolean {
  return common.has(word);
}
