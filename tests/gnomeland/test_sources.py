"""Every figure marked `rulebook` is stated by the rulebook's text: here is where, in a few of its words."""

from __future__ import annotations

from gnomehall.games import game

FILE = "gnomeland.en"
NAMES = {  # the lists at the end of the rulebook, and the names its text uses
    "printed kiosk": "the two Kiosks", "printed watch_tower": "activating the Watch Tower",
    "printed warehouse": "the two Warehouses", "printed gnomes_house": "the Gnomes’ House hosts",
    "building guard_post": "1 - Guardiola: Guard Post", "building barracks": "1 - Caserma: Barracks",
    "building commissary": "2 - Spaccio: Commissary", "building market": "2 - Mercato: Market",
    "building inn": "3 - Locanda: Inn", "building hotel": "3 - Hotel: Hotel",
    "building small_shop": "4 - Bottega: Small Shop", "building bank": "4 - Banca: Bank",
    "building school": "5 - Scuola: School", "building academy": "5 - Accademia: Academy",
    "building palace": "6 - Palazzo: Palace", "building castle": "6 - Castello: Castle",
    "building sanctuary": "7 - Santuario: Sanctuary", "building temple": "7 - Tempio: Temple",
    "building pier": "8 - Molo: Pier", "building port": "8 - Porto: Port",
    "building obelisk": "9 - Obelisco: Obelisk", "building monument": "9 - Monumento: Monument",
    "building court": "10 - Tribunale: Court", "building town_hall": "10 - Municipio: Town Hall",
    "mercenary trader": "traders, soldiers and wizards", "mercenary soldier": "traders, soldiers and wizards",
    "mercenary wizard": "traders, soldiers and wizards",
    "mission festival": "1 - Festival: Festival", "mission investment": "2 - Investimento: Investment",
    "mission war": "3 - Conflitto: War", "mission embassy": "4 - Ambasciata: Embassy",
    "mission ritual": "5 - Rito: Ritual", "mission sacrifice": "6 - Sacrificio: Sacrifice",
    "mission battle": "7 - Battaglia: Battle", "mission expedition": "8 - Spedizione: Expedition",
    "mission dragons_lair": "10 - Covo dei Draghi: Dragons’ Lair",
    "action mithral_rush": "1 - Corsa al Mithral: Mithral Rush",
    "action burglary": "2 - Furto con Scasso: Burglary",
    "action fairy_luck": "3 - Fortuna del Piccolo Popolo: Fairy Luck",
    "action favour_of_the_gods": "5 - Favore degli Dei: Favour of the Gods",
    "action spoils_of_war": "6 - Bottino di Guerra: Spoils of War", "action scuffle": "7 - Zuffa: Scuffle",
    "action magic_challenge": "8 - Sfida di Magia: Magic Challenge",
    "action glory_seeker": "9 - Cacciatore di Gloria: Glory Seeker",
    "spell great_magic": "1 - Grande Magia: Great Magic", "spell abundance": "2 - Abbondanza: Abundance",
    "spell alchemy": "3 - Alchimia: Alchemy", "spell domination": "4 - Dominazione: Domination",
    "spell gnome_recall": "5 - Chiamagnomo: Gnome Recall", "spell curse": "6 - Maledizione: Curse",
    "spell summon": "7 - Evocazione: Summon", "spell hex": "8 - Fattura: Hex",
}
ADVANCED_STANDARD = "Each advanced standard building is worth 1"
BASE_SPECIAL = "each special building base card is worth 1"
ADVANCED_SPECIAL = "each advanced special building card is worth 2"
FIGURES = {
    "supply two_seats": "only 5 mercenary cards are used", "supply three_seats": "7 mercenary cards are used",
    "supply four_seats": "9 each of trader, soldier and wizard",
    "printed kiosk effect": "they receive one coin", "printed watch_tower effect": "to get one weapon",
    "printed warehouse effect": "to store one resource", "printed gnomes_house effect": "places 5 gnome tokens",
    "building inn effect": "get 1 weapon or 1 mana", "building bank cost": "By paying 5 coins",
    "building castle effect": "1 additional die during their turn",
    "building temple effect": "1 additional die during their turn",
    "building sanctuary effect": "may reroll 1 die not yet used",
    "building court effect": "add 1 to the result of 1 die",
    "building town_hall effect": "increasing or decreasing the value by 1",
    "mission embassy base": "pay 1 coin and 1 mercenary card",
    "mission dragons_lair advanced": "spend 2 weapons and 2 mana",
    "action burglary effect": "instantly gets 2 coins", "action fairy_luck effect": "may use 1 additional die",
    "action favour_of_the_gods effect": "reroll one or more dice",
    "spell abundance cost": "the cost is 1 mana", "spell abundance effect": "may roll an additional die",
    "spell gnome_recall effect": "may retrieve 1 gnome token", "spell summon effect": "take 1 mercenary card",
    **{f"building {name} points": ADVANCED_STANDARD for name in ("barracks", "market", "hotel", "bank", "academy")},
    **{f"building {name} points": BASE_SPECIAL for name in ("palace", "sanctuary", "pier", "obelisk", "court")},
    **{
        f"building {name} points": ADVANCED_SPECIAL
        for name in ("castle", "temple", "port", "monument", "town_hall")
    },
}
STATED = {field: (FILE, words) for field, words in (*[(f"{c} name", w) for c, w in NAMES.items()], *FIGURES.items())}


def marked() -> set[str]:
    """The fields of the standard set that are marked `rulebook`: kind, card, field."""
    cards = game("gnomeland").cards
    faces = [("printed", one.card) for one in cards.printed]
    faces += [("building", side) for sides in cards.buildings for side in sides]
    faces += [("mercenary", one.card) for one in cards.mercenaries]
    faces += [("action", card) for card in cards.actions] + [("spell", card) for card in cards.spells]
    sources = [(f"{kind} {card.id}", card.source) for kind, card in faces]
    for base, advanced in cards.missions:
        figures = {"base": base.source["figures"], "advanced": advanced.source["figures"]}
        sources.append((f"mission {base.id}", {"name": base.source["name"], **figures}))
    supply = game("gnomeland").card_set.data["supply"]
    assert supply["source"] == "rulebook"
    found = {f"supply {name}" for name in supply if name != "source"}
    return found | {f"{card} {field}" for card, source in sources for field in source if source[field] == "rulebook"}


def test_every_field_marked_rulebook_is_stated_in_the_rulebook():
    assert sorted(marked() - set(STATED)) == []


def test_what_the_rulebook_states_is_marked():
    assert sorted(set(STATED) - marked()) == []


def test_quotations_are_a_few_words_of_the_rulebook():
    assert all(0 < len(words.split()) <= 9 for _, words in STATED.values())


def test_what_is_only_inferred_is_not_marked():
    for field in (
        "building hotel effect", "spell hex effect", "printed kiosk spaces", "printed warehouse spaces",
        "action scuffle effect", "action magic_challenge effect", "mercenary trader gives",
    ):
        assert field not in marked()
