import type { RulesPart } from "../../contract";
import { gem } from "../gem";
import type { GemsView } from "../view";
import Groups from "./Groups.svelte";
import Idea from "./Idea.svelte";
import End from "./End.svelte";
import Points from "./Points.svelte";
import Tokens from "./Tokens.svelte";

const rules: RulesPart = {
  pictures: { idea: Idea, end: End, tokens: Tokens, groups: Groups, points: Points },
  pieces: (view, seat) =>
    Object.entries((view as GemsView).seats[seat]?.claimed ?? {}).flatMap(([id, n]) => Array<string>(n).fill(gem(id))),
};

export default rules;
